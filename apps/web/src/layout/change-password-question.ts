import { create } from 'zustand';

export const useChangePassword = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function openChangePassword(): void {
  useChangePassword.setState({ isOpen: true });
}

export function closeChangePassword(): void {
  useChangePassword.setState({ isOpen: false });
}
