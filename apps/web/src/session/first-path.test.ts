import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPath } from './first-path.ts';
import { loginPath, pathAfterLogin } from './login-path.ts';

const nobody = {
  sessionId: null,
  notificationId: null,
  nodeAuthToken: null,
  pythonToken: null,
  emailId: null,
  isLogin: false,
};

describe('where a page starts', () => {
  it('sends whoever is not signed in to the sign-in page, and remembers where they were going', () => {
    expect(firstPath({ pathname: '/', search: '' }, nobody)).toBe('/login');
    expect(firstPath({ pathname: '/reports/saved', search: '?asset=FUTURE' }, nobody)).toBe(
      '/login?next=%2Freports%2Fsaved%3Fasset%3DFUTURE',
    );
  });

  it('leaves public pages and signed-in users where they are', () => {
    expect(firstPath({ pathname: '/forgot', search: '' }, nobody)).toBeNull();
    expect(firstPath({ pathname: '/login/', search: '' }, nobody)).toBeNull();
    expect(firstPath({ pathname: '/', search: '' }, { ...nobody, isLogin: true, nodeAuthToken: 't' })).toBeNull();
  });

  it('sends whoever owes a pin to the page that asks for it', () => {
    expect(firstPath({ pathname: '/', search: '' }, { ...nobody, emailId: 'a@b.cd' })).toBe('/verify-pin');
  });
});

/** What browsers read in ways of their own, in every order. */
const PARTS = [
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\0',
  '@',
  ':',
  '?',
  '#',
  'https:',
  'evil.example',
];
const hostile = fc.array(fc.constantFrom(...PARTS), { maxLength: 8 }).map((parts) => `/${parts.join('')}`);

describe('the way on after sign-in', () => {
  it('leads back to where somebody was going', () => {
    const wanted = '/parent-orders/child?order=7&asset=CALENDAR+SPREAD';
    expect(pathAfterLogin(new URL(loginPath(wanted), 'http://x').search)).toBe(wanted);
    expect(pathAfterLogin('')).toBe('/');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login?next=/login',
    '/.//evil.example',
    '/x/..//evil.example',
    '/./\\evil.example',
    '/\t/evil.example',
    '/%2e//evil.example',
  ])('never leads to %s', (wanted) => {
    expect(pathAfterLogin(`?${new URLSearchParams({ next: wanted }).toString()}`)).toBe('/');
  });

  it('never leads out of the app', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (wanted) => {
        const path = pathAfterLogin(`?${new URLSearchParams({ next: wanted }).toString()}`);
        expect(new URL(path, 'https://desk.example').origin).toBe('https://desk.example');
      }),
    );
  });
});
