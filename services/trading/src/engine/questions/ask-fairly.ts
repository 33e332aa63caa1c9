import type { FairWork } from '@meridian/service-kit/fair-work';
import type { EngineNews } from '../engine-messages.ts';
import { problemText } from '../problem-text.ts';
import type { answerQuestion } from './answer-question.ts';
import type { TradeQuestion } from './trade-question.ts';

type Asked = {
  readonly ticket: number;
  readonly name: TradeQuestion['name'];
  readonly userId: number;
  readonly steps: () => ReturnType<typeof answerQuestion>;
};

/** Answers a question in its user's turn. It changes nothing, so the engine continues whatever happens. */
export async function askFairly(asked: Asked, work: FairWork, post: (news: EngineNews) => void): Promise<void> {
  const { ticket, name, userId, steps } = asked;
  try {
    const outcome = await work.run(userId, steps());
    if (outcome !== null) post({ kind: 'question-answer', ticket, outcome });
  } catch (error) {
    post({ kind: 'problem', text: `${name}: ${problemText(error)}` });
    const outcome = { ok: false, code: 'internal', message: 'The server could not answer this.' };
    post({ kind: 'question-answer', ticket, outcome });
  }
}
