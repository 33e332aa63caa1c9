import { create } from 'zustand';

export const useSignOutQuestion = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function askToSignOutEverywhere(): void {
  useSignOutQuestion.setState({ isOpen: true });
}

export function closeSignOutQuestion(): void {
  useSignOutQuestion.setState({ isOpen: false });
}
