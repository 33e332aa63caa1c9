import { expect, test } from 'vitest';
import { mayOpenSocket } from './may-open-socket.ts';

test.each([
  ['our own page', 'http://localhost:8080', 'localhost:8080', [], true],
  [
    'a page of the address that users type',
    'https://desk.example.com',
    '10.0.0.5:8081',
    ['https://desk.example.com'],
    true,
  ],
  ['a program', undefined, 'localhost:8080', [], true],
  ['a page of another site', 'https://evil.example.com', 'localhost:8080', [], false],
  ['a page of another port', 'http://localhost:9999', 'localhost:8080', [], false],
  ['a page without an origin, as from a sandboxed frame', 'null', 'localhost:8080', [], false],
] as const)('%s: %s on %s', (_who, origin, host, pageOrigins, expected) => {
  expect(mayOpenSocket(origin, host, pageOrigins)).toBe(expected);
});
