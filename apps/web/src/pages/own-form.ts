/** The last submitted form, in memory only. A reload forgets the password, and the page asks again. */
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
