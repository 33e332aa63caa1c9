import { csvCell } from '@meridian/domain/csv';
import { whyNotAct } from '@meridian/domain/duties/duties';
import type { Administration } from '@meridian/identity/admin/administration';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import { dutiesFile, listDuties, setDutyMode } from '@meridian/protocol/rest/duty-calls';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { FastifyInstance } from 'fastify';
import { answerMissing } from './answer-missing.ts';

/** `/admin/duties`: duties that exclude each other, and who breaks it. */
export function dutyRoutes(app: FastifyInstance, guard: CallGuard, administration: Administration): void {
  registerCall(app, guard, listDuties, async () => ({ kind: 'good', body: await administration.listDuties() }));
  registerCall(app, guard, setDutyMode, async ({ body, request }) => {
    const administrator = { user: request.user, origin: originOf(request) };
    const outcome = await administration.setDutyMode(administrator, body);
    return 'kind' in outcome ? answerMissing(outcome) : { kind: 'good', body: outcome };
  });
  registerCall(app, guard, dutiesFile, async () => {
    const { breaches } = await administration.listDuties();
    const lines = breaches.flatMap(({ email_id, name, words }) => words.map((duties) => [email_id, name, duties]));
    const body = [['Email', 'Name', 'Duties'], ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="duties.csv"',
    };
    return { kind: 'good', body, headers };
  });
}

/** The refusal of an act of a control by somebody who does what it controls. Null when they may. */
export async function dutyProblem(
  administration: Pick<Administration, 'dutyPolicy'>,
  user: User,
  duty: 'cases' | 'limits',
): Promise<ProblemAnswer | null> {
  const why = whyNotAct(user, await administration.dutyPolicy(), duty);
  return why === null ? null : answerProblem(403, 'excluded-duties', why);
}
