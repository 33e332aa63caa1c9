import type { Page } from '@playwright/test';

export const demoPassword = 'meridian-demo';

export function demoEmail(name: string): string {
  return `${name}@meridian.local`;
}

/** Signs in through the page, as a person would, and waits for the desk. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Screens' }).waitFor();
}
