import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import { MAX_CUSTOM_STRATEGIES, type StrategyRefusal } from '@meridian/storage/custom-strategies/custom-strategy-store';

export function answerRefused({ kind, name }: StrategyRefusal): ProblemAnswer {
  switch (kind) {
    case 'not-found':
      return answerProblem(404, kind, 'There is no such strategy.');
    case 'not-permitted':
      return answerProblem(
        403,
        kind,
        `You may not change what “${name}” belongs to. Only administrators save for all.`,
      );
    case 'name-taken':
      return answerProblem(409, kind, `There is a strategy named “${name}” for this owner already.`);
    case 'changed-meanwhile':
      return answerProblem(
        409,
        kind,
        `Somebody saved “${name}” after you opened it. Open it again to see what changed.`,
      );
    case 'too-many':
      return answerProblem(409, kind, `There may be up to ${MAX_CUSTOM_STRATEGIES} strategies. Remove one first.`);
    default:
      return kind satisfies never;
  }
}
