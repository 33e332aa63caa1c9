import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosWorld } from './chaos-world.ts';
import { figuresOf, measurePace, type Pace, together } from './desk-pace.ts';
import { fillDesk } from './fill-desk.ts';
import { grantViewer } from './grant-viewer.ts';
import { type FloodReport, startFlood } from './start-flood.ts';
import type { Storm } from './storms/storm.ts';
import type { Finding, Trial } from './trial.ts';

const QUIET_MS = 8_000;
const STORM_MS = 16_000;
/** Behind the first thing that the flood did. */
const RISE_MS = 2_000;

/** How much slower than in quiet others may become. */
const MAX_RATIO = 2;
/** Below this the noise of a shared machine decides, and no person notices. */
const MIN_BOUND_MS = 50;

const isWithin = (stormMs: number, quietMs: number): boolean => stormMs <= Math.max(MIN_BOUND_MS, MAX_RATIO * quietMs);

function change(what: string, quietMs: number, stormMs: number): string {
  return `${what} ${quietMs.toFixed(0)} → ${stormMs.toFixed(0)} ms (${(stormMs / quietMs).toFixed(1)}×)`;
}

/** What a storm did to others, against the quiet before and behind it. */
export function findingOf({ what }: Pick<Storm, 'what'>, report: FloodReport, quiet: Pace, storm: Pace): Finding {
  const before = figuresOf(quiet);
  const during = figuresOf(storm);
  const isHeld = isWithin(during.orderP99Ms, before.orderP99Ms) && isWithin(during.signInP95Ms, before.signInP95Ms);
  const refused = storm.refusedOrders + storm.refusedSignIns;
  const why = storm.refusal === null ? '' : ` (${storm.refusal})`;
  const losses = [
    ...(refused > 0 ? [`${storm.refusedOrders} orders and ${storm.refusedSignIns} sign-ins refused${why}`] : []),
    ...(isHeld ? [] : ['more than twice the quiet values']),
    ...(report.sent > 0 ? [] : ['nothing was sent, so nothing was measured']),
  ];
  const figures = [
    change('order p99', before.orderP99Ms, during.orderP99Ms),
    change('sign-in p99', before.signInP99Ms, during.signInP99Ms),
    change('p95', before.signInP95Ms, during.signInP95Ms),
  ];
  const seen = `${saidOf(what, report)}: ${figures.join(', ')}`;
  return { seen, lost: losses.length === 0 ? null : losses.join(', ') };
}

function saidOf(what: string, { sent, served, refused, cores }: FloodReport): string {
  const codes = Object.entries(refused).map(([code, count]) => `${count.toLocaleString('en-US')} ${code}`);
  const answers = [...(served > 0 ? [`${served.toLocaleString('en-US')} served`] : []), ...codes];
  const said = answers.length === 0 ? '' : ` (${answers.join(', ')})`;
  return `${sent.toLocaleString('en-US')} ${what}${said} by clients on ${cores.toFixed(1)} cores`;
}

export function stormTrial(storm: Storm): Trial {
  const run = async (world: ChaosWorld): Promise<Finding> => {
    await grantViewer(world.url, { are_actions_permitted: true });
    await fillDesk(world.url);
    await grantViewer(world.url, storm.permissions);
    const before = await measurePace(world.url, QUIET_MS);
    const flood = startFlood(storm.name, world.url);
    await flood.began;
    await sleep(RISE_MS);
    const during = await measurePace(world.url, STORM_MS);
    const report = await flood.end();
    await sleep(RISE_MS);
    // Behind it as well, because a busy machine drifts.
    const after = await measurePace(world.url, QUIET_MS);
    return findingOf(storm, report, together(before, after), during);
  };
  const { name, tried, needsPastDays } = storm;
  return { name, tried, run, ...(needsPastDays !== undefined && { needsPastDays }) };
}
