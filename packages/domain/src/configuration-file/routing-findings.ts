import { micProblem } from '../routing/mic-code.ts';
import type { FileRow, FileRows } from './file-rows.ts';

/** The destinations, venues, brokers and accounts of the desk. */
export type FileDesk = {
  readonly venues: readonly string[];
  readonly destinations: readonly {
    readonly name: string;
    readonly exec_broker: string;
    readonly venues: readonly string[];
  }[];
};

export function destinationProblem(desk: FileDesk, { name }: FileRow<unknown>): string | null {
  return desk.destinations.some((destination) => destination.name === name) ? null : `There is no destination ${name}.`;
}

export function venueProblem(desk: FileDesk, { name }: FileRow<unknown>): string | null {
  return desk.venues.includes(name) ? null : `There is no venue ${name}.`;
}

export function penaltyProblem({ name }: FileRow<unknown>): string | null {
  const problem = micProblem(name);
  return problem === null ? null : `${problem}.`;
}

/** The problem with a broker's route to a venue. Null when routing could use it. */
export function reachProblem(
  desk: FileDesk,
  brokers: readonly string[],
  { exec_broker, venue, defaultDestinations, venueOverrides }: FileRows['venue_configuration'][number]['document'],
): string | null {
  if (!desk.venues.includes(venue)) return `There is no venue ${venue}.`;
  if (![...brokers, ...desk.destinations.map((each) => each.exec_broker)].includes(exec_broker)) {
    return `There is no execution broker ${exec_broker}. Add it first.`;
  }
  const foreign = venueOverrides.find((override) => override.venue !== venue);
  if (foreign !== undefined) return `An override of ${venue} cannot be for ${foreign.venue}.`;
  if (defaultDestinations.length === 0) return `${venue} needs a default destination.`;
  const known = new Map(desk.destinations.map((destination) => [destination.name, destination]));
  for (const way of [...defaultDestinations, ...venueOverrides.map(({ destination }) => destination)]) {
    const destination = known.get(way);
    if (destination === undefined) return `There is no destination ${way}.`;
    if (!destination.venues.includes(venue)) return `${way} does not reach ${venue}.`;
  }
  return null;
}
