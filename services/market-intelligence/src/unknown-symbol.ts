import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';

export function unknownSymbol(symbol: string): ProblemAnswer {
  return answerProblem(404, 'unknown-symbol', `${symbol} has no trading history: choose another instrument.`);
}
