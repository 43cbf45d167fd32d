import { playOut, startBattle } from 'littlewars';
import { musket, musketWindows, takeAndHold } from 'littlewars/musket';
import { drawBattle, tellEvents } from 'littlewars/windows';
import scenario from 'littlewars/scenarios/basic-musket-game.json';

const told = [];
const options = { maxTurns: 4, onStep: ({ events }) => told.push(...events) };
const battle = playOut(musket, startBattle(musket, scenario, { seed: 3 }), { blue: takeAndHold(1), red: takeAndHold(2) }, options);
document.querySelector('#table').innerHTML = drawBattle(musketWindows, battle, { events: told });
document.querySelector('#story').textContent = tellEvents(musketWindows, told, battle);
