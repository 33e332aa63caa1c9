import { median } from './percentile.ts';

const PLACES = 2 ** 20;
/** The upper bits of the generator: the lower ones come in turn. */
const SHIFT = 12;
const ACCESSES = 300_000;
const ROUNDS = 15;

/**
 * How long an access to a random place of 4 MB takes, in processor time. Neighbours on the same hardware make it two
 * or three times as long, and everything else with it. Neither the load nor stolen time of the machine shows them.
 */
export function accessNs(): number {
  const places = new Uint32Array(PLACES);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = process.cpuUsage();
    visit(places);
    const { user, system } = process.cpuUsage(began);
    return ((user + system) * 1_000) / ACCESSES;
  });
  return median(rounds);
}

/** A linear congruential generator says where to go next. */
function visit(places: Uint32Array): void {
  let at = 1;
  for (let nth = 0; nth < ACCESSES; nth += 1) {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    const place = at >>> SHIFT;
    places[place] = (places[place] ?? 0) + 1;
  }
}
