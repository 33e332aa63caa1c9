import { THRESHOLD_TEXTS } from '@meridian/domain/surveillance/threshold-texts';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ThresholdEntry } from '@meridian/reports/surveillance/thresholds-for';
import { isThresholdName } from '@meridian/tca/surveillance/thresholds';
import type { ReportRoutesOptions } from '../report-options.ts';

type Scope = Pick<ThresholdEntry, 'account' | 'asset_class'>;

export function isSame(left: Scope, right: Scope): boolean {
  return left.account === right.account && left.asset_class === right.asset_class;
}

/** Why thresholds cannot hold, for the screen. Null when they can. */
export function thresholdProblem(thresholds: Readonly<Record<string, number>>): string | null {
  for (const [name, value] of Object.entries(thresholds)) {
    if (!isThresholdName(name)) return `There is no threshold ${name}.`;
    const text = THRESHOLD_TEXTS.find((each) => each.name === name);
    if (text?.measure === 'percent' && value > 100) return `${text.label}: ${value}% is above 100%.`;
  }
  return null;
}

/** Thresholds for all accounts are for everybody with the permit, those of an account for who may see it. */
export async function foreignScope(
  { identity }: Pick<ReportRoutesOptions, 'identity'>,
  account: string | null,
  user: User,
): Promise<ProblemAnswer | null> {
  if (account === null || (await identity.accountsOf(user)).some((each) => each.account === account)) return null;
  return answerProblem(400, 'unknown-account', `You have no account ${account}: choose your own.`);
}
