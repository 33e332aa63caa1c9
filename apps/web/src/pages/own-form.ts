/** The form that was sent last, in memory alone: a reload forgets the password, and the page then asks for it. */
let last: { readonly emailId: string; readonly password: string } | null = null;

export function rememberForm(emailId: string, password: string): void {
  last = { emailId, password };
}

export function passwordOfForm(emailId: string): string | null {
  return last?.emailId === emailId ? last.password : null;
}

export function forgetForm(): void {
  last = null;
}
