import { create } from 'zustand';

type Question = { readonly isOpen: boolean };

/** Whether the server asks for the password again, before it does what was asked. */
export const usePasswordQuestion = create<Question>(() => ({ isOpen: false }));

let waiting: ((isProved: boolean) => void)[] = [];

/** Asks once for everybody who waits. True when the password was proved. */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    usePasswordQuestion.setState({ isOpen: true });
  });
}

export function answerPasswordQuestion(isProved: boolean): void {
  const answered = waiting;
  waiting = [];
  usePasswordQuestion.setState({ isOpen: false });
  for (const resolve of answered) resolve(isProved);
}
