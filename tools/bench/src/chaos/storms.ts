import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosWorld } from './chaos-world.ts';
import { figuresOf, measurePace, type Pace, together } from './desk-pace.ts';
import type { FloodName } from './floods.ts';
import { grantViewer } from './grant-viewer.ts';
import { type FloodReport, startFlood } from './start-flood.ts';
import type { Finding, Trial } from './trial.ts';

const QUIET_MS = 8_000;
const STORM_MS = 16_000;
/** The flood has signed in and is under way by then. */
const RISE_MS = 2_000;

/** How much slower than in quiet others may become. */
const MAX_RATIO = 2;
/** Quicker than this nobody notices, and a timer of the machine may be as late. */
const MIN_BOUND_MS = 10;

const isWithin = (stormMs: number, quietMs: number): boolean => stormMs <= Math.max(MIN_BOUND_MS, MAX_RATIO * quietMs);

/** What a storm did to others, against the quiet before and behind it. */
export function findingOf(what: string, { count, cores }: FloodReport, quiet: Pace, storm: Pace): Finding {
  const before = figuresOf(quiet);
  const during = figuresOf(storm);
  const orders = `order p99 ${before.orderP99Ms.toFixed(0)} → ${during.orderP99Ms.toFixed(0)} ms`;
  const signIns = `sign-in p95 ${before.signInP95Ms.toFixed(0)} → ${during.signInP95Ms.toFixed(0)} ms`;
  const isHeld = isWithin(during.orderP99Ms, before.orderP99Ms) && isWithin(during.signInP95Ms, before.signInP95Ms);
  const refused = storm.refusedOrders + storm.refusedSignIns;
  const losses = [
    ...(refused > 0 ? [`${storm.refusedOrders} orders and ${storm.refusedSignIns} sign-ins refused`] : []),
    ...(isHeld ? [] : ['more than twice the quiet values']),
  ];
  const said = `${count.toLocaleString('en-US')} ${what} by clients on ${cores.toFixed(1)} cores`;
  return { seen: `${said}: ${orders}, ${signIns}`, lost: losses.length === 0 ? null : losses.join(', ') };
}

function stormTrial(tried: string, what: string, name: FloodName): Trial {
  const run = async (world: ChaosWorld): Promise<Finding> => {
    await grantViewer(world.url);
    const before = await measurePace(world.url, QUIET_MS);
    const flood = startFlood(name, world.url);
    await sleep(RISE_MS);
    const storm = await measurePace(world.url, STORM_MS);
    const report = await flood.end();
    await sleep(RISE_MS);
    // Behind it as well, because a busy machine drifts.
    const after = await measurePace(world.url, QUIET_MS);
    return findingOf(what, report, together(before, after), storm);
  };
  return { tried, run };
}

/** One hostile viewer against a trader and an administrator. The viewer may see logs and every account. */
export const STORMS: readonly Trial[] = [
  stormTrial('a viewer subscribes to audits of 100 orders each', 'subscriptions', 'audits'),
  stormTrial('a viewer asks for whole snapshots', 'subscriptions', 'snapshots'),
  stormTrial('a viewer searches the logs in twelve loops', 'searches', 'searches'),
  stormTrial('2,000 sockets without a sign-in', 'sockets', 'strangers'),
];
