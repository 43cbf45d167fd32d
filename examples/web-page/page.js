import { playOut, startBattle } from 'littlewars';
import { musket, musketWindows } from 'littlewars/musket';
import { drawBattle, tellEvents } from 'littlewars/windows';
import scenario from '../scenarios/basic-musket-game.json';

const [told, bot] = [[], musket.bots['take-and-hold']];
const options = { maxTurns: 4, onStep: ({ events }) => told.push(...events) };
const battle = playOut(musket, startBattle(musket, scenario, { seed: 3 }), { blue: bot(1), red: bot(2) }, options);
document.querySelector('#table').innerHTML = drawBattle(musketWindows, battle, { events: told });
document.querySelector('#story').textContent = tellEvents(musketWindows, told, battle);
