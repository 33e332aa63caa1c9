import { limitLabel, limitText } from '@meridian/domain/limits/limit-fields';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import type { LimitRefusal } from '@meridian/storage/account-limits/limit-store';
import { fieldsOf } from '@meridian/storage/account-limits/propose-change';

export function answerRefused(refusal: LimitRefusal): ProblemAnswer {
  return answerProblem(STATUS[refusal.kind] ?? 409, refusal.kind, refusalText(refusal));
}

const STATUS: Readonly<Partial<Record<LimitRefusal['kind'], 400 | 404>>> = { 'not-found': 404, invalid: 400 };

/** Why nothing was changed, as a text for the screen. */
export function refusalText(refusal: LimitRefusal): string {
  const { kind } = refusal;
  switch (kind) {
    case 'not-found':
      return 'There is no such account or request.';
    case 'invalid':
      return refusal.message;
    case 'own-request':
      return 'You asked for this raise yourself. Another administrator must approve it.';
    case 'not-yours':
      return 'Somebody else asked for this raise. You can reject it.';
    case 'overtaken':
      return 'The limit was changed after this raise was asked for. Ask for it again.';
    case 'too-many':
      return 'Too many raises of this account wait for approval. Decide on one first.';
    case 'not-pending':
      return `This raise no longer waits: it is ${STATE_WORDS[refusal.state]}.`;
    case 'changed-meanwhile':
      return changedMeanwhile(refusal);
    default:
      return kind satisfies never;
  }
}

const STATE_WORDS = {
  in_force: 'approved',
  pending: 'pending',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;

type Changed = Extract<LimitRefusal, { kind: 'changed-meanwhile' }>;

/** Both versions, and the change that made the newer one. */
function changedMeanwhile({ version, yours, last }: Changed): string {
  const who = last === null ? '' : ` ${last.requested_by ?? 'An import'} set ${changeText(last)}.`;
  return `You changed version ${yours}, but the limits are at version ${version} now.${who} Look again before you save.`;
}

function changeText({ before, after }: LimitChange): string {
  const texts = fieldsOf(after).map((field) => {
    const was = before?.[field];
    const now = limitText(field, after[field] ?? null);
    return `${limitLabel(field)} ${was === undefined ? '' : `${limitText(field, was)} → `}${now}`;
  });
  return texts.slice(0, 3).join(', ');
}
