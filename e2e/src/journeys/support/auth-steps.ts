import { expect, type Page } from '@playwright/test';
import type { DeskUser } from './desk-user.ts';

type Credentials = Pick<DeskUser, 'email' | 'password'>;

/** Fills in and sends the sign-in form of the page that is open. */
export async function submitSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signInAs(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/login');
  await submitSignIn(page, credentials);
  await expectDesk(page);
}

/** A sign-in may wait for a proof of work, which a busy machine takes its time over. */
const SIGN_IN_MS = 30_000;

export async function expectDesk(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible({ timeout: SIGN_IN_MS });
}

export async function expectLogin(page: Page, message?: string): Promise<void> {
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  if (message !== undefined) await expect(page.getByText(message, { exact: true })).toBeVisible();
}

/** Types the digits as a person does: into the first box, the focus moves by itself. */
export async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(pin);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

/** A pin that is not this one. */
export function wrongPinFor(pin: string): string {
  return pin.replace(/^./, (first) => String((Number(first) + 1) % 10));
}

export async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
}

export async function signOut(page: Page): Promise<void> {
  await openUserMenu(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}

export function storedValues(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
}
