import { isEmail } from '../email.ts';

/** Why the receivers of a report cannot be mailed, for the page and the server. Null when they can. */
export function receiversProblem(receivers: readonly string[]): string | null {
  const wrong = receivers.find((receiver) => !isEmail(receiver));
  return wrong === undefined ? null : `${wrong} is not a full address: complete or remove it.`;
}
