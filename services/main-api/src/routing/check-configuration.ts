import { reachProblem } from '@meridian/domain/configuration-file/routing-findings';
import type { VenueConfigurationInput } from '@meridian/protocol/rest/routing-schemas';
import { readBrokers } from './read-routing.ts';
import type { RoutingRoutesOptions } from './routing-options.ts';

/** The problem of a venue configuration, as text. Null when routing can use it. */
export async function configurationProblem(
  options: RoutingRoutesOptions,
  configuration: VenueConfigurationInput,
): Promise<string | null> {
  const { desk } = options;
  const brokers = (await readBrokers(options)).map(({ exec_broker }) => exec_broker);
  const reached = { venues: desk.venues().map(({ mic }) => mic), destinations: desk.destinations() };
  return reachProblem(reached, brokers, configuration);
}
