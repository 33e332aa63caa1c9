import type { Refused } from '@meridian/protocol/ports/identity';
import type { Problem } from '@meridian/protocol/problem';
import type { CallResponse, RestCall } from '@meridian/protocol/rest/rest-call';
import { problem } from '@meridian/service-kit/problem';

type Headers = Readonly<Record<string, string>>;

export type GoodAnswer<Call extends RestCall> = {
  readonly kind: 'good';
  readonly body: CallResponse<Call>;
  readonly headers?: Headers;
};

export type ProblemAnswer = {
  readonly kind: 'problem';
  readonly status: number;
  readonly body: Problem;
  readonly headers?: Headers;
};

/** The result of a `registerCall` handler. */
export type CallAnswer<Call extends RestCall> = GoodAnswer<Call> | ProblemAnswer;

export function answerProblem(status: number, code: string, message: string): ProblemAnswer {
  return { kind: 'problem', status, body: problem(code, message) };
}

/** Pin errors carry their text in `error`, where the screen looks for it. */
export function answerPinProblem(code: string, message: string): ProblemAnswer {
  return { kind: 'problem', status: 400, body: problem(code, message, message) };
}

/** Any refusal of a pin call, with its text where the screen looks for it. */
export function inPinForm(answer: ProblemAnswer): ProblemAnswer {
  return { ...answer, body: { ...answer.body, error: answer.body.message } };
}

export const NEEDS_SIGN_IN_ANSWER = answerProblem(401, 'unauthenticated', 'Sign in first.');

const REFUSAL_STATUS: Readonly<Record<Refused['code'], number>> = {
  'invalid-credentials': 401,
  'captcha-required': 400,
  'captcha-wrong': 400,
  'too-many-attempts': 429,
  'account-disabled': 403,
  'needs-verification': 403,
  'not-permitted': 403,
  'wrong-password': 400,
};

export function answerRefusal({ code, message, retryAfterSeconds }: Refused): ProblemAnswer {
  const answer = answerProblem(REFUSAL_STATUS[code], code, message);
  return retryAfterSeconds === undefined
    ? answer
    : { ...answer, headers: { 'retry-after': String(retryAfterSeconds) } };
}
