import type { NotAdministrator, UserNotFound } from '@meridian/identity/admin/admin-change';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';

/** The user was deleted, or the caller lost the administrator's right, during the call. */
export function answerMissing({ kind }: UserNotFound | NotAdministrator): ProblemAnswer {
  return kind === 'not-found'
    ? answerProblem(404, 'not-found', 'There is no such user.')
    : answerProblem(403, 'not-permitted', 'You are not an administrator any more.');
}
