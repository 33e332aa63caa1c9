import { isAccountVisible } from '@meridian/domain/account-access';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { notYourAccount } from '@meridian/domain/order-ticket/order-problems';
import type { Instrument } from '../../reference/instrument.ts';
import { unitUsd } from '../checks/check-market.ts';
import type { ListTally } from '../checks/list-tally.ts';
import { newOrderFindings } from '../checks/order-findings.ts';
import type { OrderTerms } from '../state/parent.ts';
import type { Reading } from '../turn.ts';
import { type Intake, intakeOf } from './intake.ts';
import type { ArgsOf, KernelUser } from './kernel-command.ts';
import { termsOf } from './order-terms.ts';

/** A readable order with its findings and its fate. */
export type LookedAt = {
  readonly kind: 'order';
  readonly parentId: number;
  readonly terms: OrderTerms;
  readonly instrument: Instrument;
  readonly usdPerLot: number | null;
  readonly findings: readonly OrderFinding[];
  readonly intake: Intake;
};

export type Unreadable = { readonly kind: 'unreadable'; readonly code: string; readonly message: string };

/** The order's number, and the earlier orders of its list. */
export type Place = { readonly parentId: number; readonly tally: ListTally };

/** Examines a new order without accepting it, for a command or a question. */
export function lookAtOrder(
  reading: Reading,
  args: ArgsOf<'order.new'>,
  user: KernelUser,
  { parentId, tally }: Place,
): LookedAt | Unreadable {
  const { account, alloc_account } = args;
  // A wrong pair would put a row with a stranger's account into the stranger's blotter.
  const isPair = reading.ports.isKnownAccount(account, alloc_account);
  if (!isPair || !isAccountVisible(user.data_permissions, { account, alloc_account })) {
    return unreadable('account-not-permitted', notYourAccount(account, alloc_account));
  }
  const built = termsOf(reading, args, user, parentId);
  if (built.kind === 'invalid') return unreadable('invalid', built.message);
  const { terms, instrument } = built;
  const usd = unitUsd(reading, instrument);
  const intake = intakeOf(reading, parentId, built, tally);
  const route = intake.kind === 'routed' ? intake.route : null;
  return {
    kind: 'order',
    parentId,
    terms,
    instrument,
    usdPerLot: usd === null ? null : usd * instrument.lotSize,
    findings: newOrderFindings(reading, { terms, instrument, route, isAdmin: user.is_admin }, tally),
    intake,
  };
}

function unreadable(code: string, message: string): Unreadable {
  return { kind: 'unreadable', code, message };
}
