import { describe, expect, it } from 'vitest';
import { registerOnce } from './request-once.ts';
import { fakeSockets, ManualTimers } from './testing.ts';

const PAYLOAD = {
  id: 'r1',
  name: 'New',
  email_id: 'new@desk.example',
  short_name: 'NW',
  password: 'secret',
  organisation: 'Desk',
  captcha: 'proof',
};
const FIX = { sender_comp_id: 'S', target_comp_id: 'T', contact_name: 'C', contact_phone: '1' };

function desk() {
  const timers = new ManualTimers();
  const sockets = fakeSockets();
  return { timers, sockets, deps: { url: 'ws://desk/live', WebSocket: sockets.WebSocket, timers } };
}

describe('registerOnce', () => {
  it('[LS21] tells how long the mailed code holds', async () => {
    const { deps, sockets, timers } = desk();
    const registering = registerOnce(deps, { type: 'register', payload: PAYLOAD });
    sockets.last().open();
    expect(sockets.last().sent).toEqual([{ type: 'register', payload: PAYLOAD }]);
    const payload = { id: 'r1', ok: true, message: 'Sent.', data: { pin_expires_in: 600 } };
    sockets.last().say({ type: 'result', payload });
    expect(await registering).toEqual({ kind: 'registered', message: 'Sent.', pinExpiresInSeconds: 600 });
    expect([sockets.last().isClosed, timers.size]).toEqual([true, 0]);
  });

  it('[LS21] says which field was wrong', async () => {
    const { deps, sockets } = desk();
    const registering = registerOnce(deps, { type: 'register_fix', payload: { ...PAYLOAD, ...FIX } });
    sockets.last().open();
    const payload = { id: 'r1', ok: false, code: 'invalid', message: 'No.', data: { fields: { name: 'Too odd' } } };
    sockets.last().say({ type: 'result', payload });
    const fields = { name: 'Too odd' };
    expect(await registering).toEqual({ kind: 'refused', code: 'invalid', message: 'No.', fields });
  });

  it('[LS5] a session error is a refusal', async () => {
    const { deps, sockets } = desk();
    const registering = registerOnce(deps, { type: 'register', payload: PAYLOAD });
    sockets.last().open();
    sockets.last().say({ type: 'session_error', payload: { message: 'Too many.', code: 'too-many-frames' } });
    expect(await registering).toMatchObject({ kind: 'refused', code: 'too-many-frames', message: 'Too many.' });
  });

  it('[LS21] gives up on a server that is silent, and on one that goes away', async () => {
    const silent = desk();
    const waiting = registerOnce(silent.deps, { type: 'register', payload: PAYLOAD });
    silent.timers.advance(15_000);
    expect(await waiting).toEqual({ kind: 'no-response' });
    expect([silent.sockets.last().isClosed, silent.timers.size]).toEqual([true, 0]);
    const gone = desk();
    const cut = registerOnce(gone.deps, { type: 'register', payload: PAYLOAD });
    gone.sockets.last().open();
    gone.sockets.last().drop();
    expect(await cut).toEqual({ kind: 'no-response' });
    expect(gone.timers.size).toBe(0);
  });
});
