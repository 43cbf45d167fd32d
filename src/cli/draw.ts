import { type Command, InvalidArgumentError } from 'commander';
import { inFile, readJson, save } from './files.js';
import { refuseUnknown } from './output.js';
import { forceOption, insistOnOutputs } from './outputs.js';
import { editionOption, type RulesAsked, rulesOption } from './rules-options.js';
import { takenOf } from './taken.js';

interface SvgOption {
  readonly svg?: string;
  readonly force?: true;
}

interface TableOptions extends SvgOption {
  readonly scale?: number;
  readonly print?: true;
}

interface DistributionFlags extends SvgOption {
  readonly title?: string;
  readonly xLabel?: string;
  readonly from?: number;
  readonly to?: number;
  readonly cumulative?: true;
  readonly width?: number;
}

/** Adds `littlewars draw table | turns | distribution | chart` to the program. */
export function registerDraw(program: Command): void {
  const draw = program
    .command('draw')
    .description('Draw a table, the turns of a battle, a distribution or a chart as SVG.');
  drawTableCommand(draw);
  drawTurnsCommand(draw);
  drawDistributionCommand(draw);
  drawChartCommand(draw);
}

function drawTableCommand(draw: Command): void {
  picture(draw, 'table', 'a TablePicture (JSON)', 'Draw the table from above.')
    .option('--scale <pixels>', 'pixels per unit of the table', number)
    .option('--print', 'ink on white paper, for black-and-white print')
    .action(async (file: string | undefined, options: TableOptions, command: Command) => {
      await insistOnPicture(command, file, options);
      const [{ drawTable }, { readPicture }] = await Promise.all([
        import('../draw/index.js'),
        import('./draw-files.js'),
      ]);
      const svg = await fromFile(file, input => {
        const read = readPicture(input);
        const style = {
          ...read.style,
          ...(options.scale === undefined ? {} : { scale: options.scale }),
          ...(options.print === undefined ? {} : { ink: 'print' as const }),
        };
        return drawTable({ ...read, style });
      });
      await give(svg, options.svg);
    });
}

interface TurnsFlags extends SvgOption {
  readonly title?: string;
  readonly columns?: number;
  readonly html?: string;
}

function drawTurnsCommand(draw: Command): void {
  picture(
    draw,
    'turns',
    'a record, or a list of TablePictures (JSON)',
    'Draw several turns on one sheet, or a page that steps through them.',
  )
    .option('--title <text>', 'printed above')
    .option('--columns <n>', 'pictures side by side', number)
    .option('--html <file>', 'write one page that steps through the turns, with what was told if it is a record')
    .action(async (file: string | undefined, { svg: to, html, force, ...layout }: TurnsFlags, command: Command) => {
      await insistOnPicture(command, file, { svg: to, html, force });
      const input = await readJson(file);
      if (file !== undefined && isRecord(input)) return drawRecord(file, { to, html, layout });
      const [{ drawTable, drawTurns }, { readPictures }] = await Promise.all([
        import('../draw/index.js'),
        import('./draw-files.js'),
      ]);
      const pictures = inFile(file, () => readPictures(input));
      if (html !== undefined) {
        const { pageText } = await import('./page.js');
        const turns = pictures.map((each, at) => ({
          title: each.caption ?? each.title ?? `Picture ${at + 1}`,
          picture: inFile(file, () => drawTable({ ...each, style: { ...each.style, idPrefix: `t${at}` } })),
          told: [],
        }));
        await save(html, pageText({ title: layout.title ?? pictures[0]?.title ?? 'Turns of a battle', turns }));
      }
      if (to !== undefined || html === undefined)
        await give(
          inFile(file, () => drawTurns(pictures, layout)),
          to,
        );
    });
}

/** Whether a file says of itself that it is the record of a battle. */
function isRecord(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'format' in input && input.format === 'littlewars-record';
}

/** The turns of a record: on one sheet, and as a page. */
async function drawRecord(
  file: string,
  {
    to,
    html,
    layout,
  }: { to: string | undefined; html: string | undefined; layout: { title?: string; columns?: number } },
): Promise<void> {
  const [{ drawTurns }, { withRecord }, { playedBack, stepsOf }, { storyOf }] = await Promise.all([
    import('../draw/index.js'),
    import('./record-files.js'),
    import('./record-steps.js'),
    import('./story.js'),
  ]);
  await withRecord(file, ({ windows, record, insistOnTheText }) =>
    windows(async one => {
      const { scenario } = await playedBack(one, record);
      insistOnTheText();
      const story = storyOf(one, { told: false, keeps: true, ...(html === undefined ? {} : { html }) });
      for (const step of await stepsOf(one, record)) story.follow(step);
      await story.illustrate();
      if (to === undefined && html !== undefined) return;
      await give(drawTurns(story.pictures(), { title: scenario.name, ...layout }), to);
    }),
  );
}

function drawDistributionCommand(draw: Command): void {
  picture(draw, 'distribution', 'a distribution or a list of two (JSON)', 'Draw a distribution as a bar chart.')
    .option('--title <text>', 'printed above')
    .option('--x-label <text>', 'what the values are')
    .option('--from <value>', 'bring out this value and those above', number)
    .option('--to <value>', 'bring out this value and those below', number)
    .option('--cumulative', 'add the chance of each value or more')
    .option('--width <pixels>', 'width of the picture', number)
    .action(async (file: string | undefined, flags: DistributionFlags, command: Command) => {
      await insistOnPicture(command, file, flags);
      const [{ drawDistribution }, { readDistributions }] = await Promise.all([
        import('../draw/index.js'),
        import('./draw-files.js'),
      ]);
      const { svg: to, from: least, to: most, force: _, ...options } = flags;
      const highlight = {
        ...(least === undefined ? {} : { from: least }),
        ...(most === undefined ? {} : { to: most }),
      };
      const shown = Object.keys(highlight).length === 0 ? options : { ...options, highlight };
      await give(await fromFile(file, input => drawDistribution(readDistributions(input), shown)), to);
    });
}

function drawChartCommand(draw: Command): void {
  draw
    .command('chart')
    .argument('<id>', 'such as cady/musket/small-arms-fire (see `littlewars charts`)')
    .description('Draw a printed chart as a table, with what is played instead of its cells.')
    .addOption(editionOption())
    .addOption(rulesOption())
    .option('--svg <file>', 'where to write the picture (default: standard output)')
    .option(...forceOption)
    .action(async (id: string, options: SvgOption & RulesAsked, command: Command) => {
      await insistOnPicture(command, undefined, options);
      const [{ drawChart }, { fromShelf }] = await Promise.all([import('../draw/index.js'), import('./shelf.js')]);
      const { charts } = await fromShelf(command, undefined);
      const known = charts.map(chart => chart.id);
      const chart = charts.find(each => each.id === id) ?? refuseUnknown(command, 'chart', id, known);
      await give(drawChart(chart, { taken: await takenOf(chart.id, options) }), options.svg);
    });
}

function picture(draw: Command, name: string, what: string, description: string): Command {
  return draw
    .command(name)
    .argument('[file]', `${what}; standard input if left out`)
    .description(description)
    .option('--svg <file>', 'where to write the picture (default: standard output)')
    .option(...forceOption);
}

/** Before anything is drawn: nothing that is there is lost for it. */
async function insistOnPicture(
  command: Command,
  file: string | undefined,
  {
    svg,
    html,
    force,
  }: { readonly svg?: string | undefined; readonly html?: string | undefined; readonly force?: true | undefined },
): Promise<void> {
  await insistOnOutputs(command, { writes: [svg, html], reads: { 'file that is drawn': file }, force });
}

function number(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('give a number');
  return value;
}

/** The picture made of a JSON file; faults in the file name it. */
async function fromFile(file: string | undefined, draw: (input: unknown) => string): Promise<string> {
  const input = await readJson(file);
  return inFile(file, () => draw(input));
}

async function give(svg: string, file: string | undefined): Promise<void> {
  if (file === undefined) process.stdout.write(svg);
  else await save(file, svg);
}
