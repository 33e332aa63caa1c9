import type { IdentityService } from '@meridian/identity/create-identity';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import type { ConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import type { LimitStore } from '@meridian/storage/account-limits/limit-store';
import type { CaseStore } from '@meridian/storage/reports/case-store';
import { caseSight } from '../tca/case-access.ts';
import { caseRequests } from './case-requests.ts';
import { limitRequests } from './limit-requests.ts';
import { orderRequests } from './order-requests.ts';
import type { PeopleSource } from './people.ts';
import { proposalRequests } from './proposal-requests.ts';
import type { Request } from './request.ts';

export type RequestSources = {
  readonly identity: PeopleSource & Pick<IdentityService, 'readTraderIds'>;
  readonly configuration: Pick<ConfigurationStore, 'proposals' | 'version'>;
  readonly limits: Pick<LimitStore, 'asked'>;
  readonly cases: Pick<CaseStore, 'escalated'>;
  readonly desk: Pick<DeskPort, 'heldOrders'>;
  readonly nowMs: () => number;
};

/** How long after its end a request is still shown to whoever asked, and told of. */
const SHOWN_MS = 7 * 24 * 3_600_000;

export type Collected = {
  readonly requests: readonly Request[];
  /** False while the engine cannot be asked about held orders. */
  readonly isComplete: boolean;
};

/** Everything that waits, and what became of the requests of the last week. */
export async function collectRequests(sources: RequestSources): Promise<Collected> {
  const { identity, configuration, limits, cases, desk, nowMs } = sources;
  const sinceMs = nowMs() - SHOWN_MS;
  const [proposals, { guarded }, changes, escalated, maySee, held] = await Promise.all([
    configuration.proposals.since(sinceMs),
    configuration.proposals.approvalRule(),
    limits.asked(sinceMs),
    cases.escalated(),
    caseSight(identity),
    desk.heldOrders(),
  ]);
  return {
    requests: [
      ...proposalRequests(proposals, guarded, configuration),
      ...limitRequests(changes),
      ...caseRequests(escalated, maySee),
      ...orderRequests(held ?? []),
    ],
    isComplete: held !== null,
  };
}
