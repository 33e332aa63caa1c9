import { expect, test } from 'vitest';
import { createNodeTickets, NODE_TICKET_LIFETIME_MS } from './node-ticket.ts';

const key = new Uint8Array(32).fill(3);
const nowMs = Date.UTC(2026, 0, 5, 12);

test('a ticket is good once', async () => {
  const tickets = createNodeTickets(key);
  const ticket = await tickets.issue('session-1', nowMs);
  expect(await tickets.redeem(ticket, nowMs + 1000)).toBe('session-1');
  expect(await tickets.redeem(ticket, nowMs + 1000)).toBeNull();
});

test('a ticket is good for a minute', async () => {
  const tickets = createNodeTickets(key);
  const ticket = await tickets.issue('session-1', nowMs);
  expect(await tickets.redeem(ticket, nowMs + NODE_TICKET_LIFETIME_MS)).toBeNull();
});

test('another process with the same secret redeems it; one with another secret does not', async () => {
  const ticket = await createNodeTickets(key).issue('session-1', nowMs);
  expect(await createNodeTickets(new Uint8Array(32)).redeem(ticket, nowMs)).toBeNull();
  expect(await createNodeTickets(key).redeem(`${ticket}x`, nowMs)).toBeNull();
  expect(await createNodeTickets(key).redeem(ticket, nowMs)).toBe('session-1');
});
