import { randomBytes } from 'node:crypto';
import { LivePeer } from '../../matrix/live-peer.ts';
import { pinIn } from '../../world/mailbox.ts';
import type { World } from '../../world/world.ts';
import { type Grant, grant } from './admin-desk.ts';
import { callMain, expectGood, freshCaptcha } from './service-calls.ts';

export type DeskUser = { readonly email: string; readonly password: string; readonly name: string };

export type DeskUserOptions = {
  /** False leaves the user owing a pin at sign-in. */
  readonly isVerified?: boolean;
  readonly grant?: Grant;
};

/** A person nobody else has, so that a test may change, lock or end them. */
export function newPerson(name = 'Wren Tester'): DeskUser {
  const tag = randomBytes(4).toString('hex');
  return { email: `wren.${tag}@desk.example`, password: `a quiet sentence ${tag}`, name: `${name} ${tag}` };
}

/** Registers somebody over the live socket, verifies the mailed pin, and has an administrator grant what is asked. */
export async function makeDeskUser(world: World, options: DeskUserOptions = {}): Promise<DeskUser> {
  const person = newPerson();
  await register(world, person);
  const mail = await world.mailbox.waitForMail(person.email);
  if (options.isVerified === false) return person;
  const body = { email_id: person.email, pin: pinIn(mail), purpose: 'verify', password: person.password };
  await expectGood(callMain(world.url, '/auth/verify_pin', { body }));
  if (options.grant !== undefined) await grant(world, person.email, options.grant);
  return person;
}

async function register(world: World, { email, password, name }: DeskUser): Promise<void> {
  const captcha = await freshCaptcha(world.url);
  const peer = await LivePeer.connect(world.url);
  const person = { name, short_name: 'Wren', email_id: email, password, organisation: 'Desk' };
  peer.say({ type: 'register', payload: { id: 'registration', ...person, captcha } });
  const { payload } = await peer.hear(({ type }) => type === 'result');
  peer.close();
  if (payload['ok'] !== true) throw new Error(`${email} was not registered: ${JSON.stringify(payload)}`);
}
