/** A startup error that the user can fix. Starters print `message` and `advice` without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.advice = advice;
  }
}

/** The two lines a starter prints: what is wrong, then what to do. */
export function describeStartupProblem(problem: StartupProblem): string {
  return `${problem.message}\n${problem.advice}`;
}
