import type { ServerMessage, ServerPayload } from '@meridian/protocol/live/server-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { type Steps } from '@meridian/service-kit/fair-work';
import { allSteps } from '@meridian/service-kit/testing/all-steps';
import type { Answered, CommandOutcome, LivePage } from '../live/command-handlers.ts';

/** A page that records its messages. */
export class TestPage implements LivePage {
  readonly sent: ServerMessage[] = [];
  user: User | null;
  isReading = true;

  constructor(user: User) {
    this.user = user;
  }

  currentUser(): User | null {
    return this.user;
  }

  canTake(): boolean {
    return this.isReading;
  }

  send(message: ServerMessage): void {
    this.sent.push(message);
  }

  get progress(): readonly ServerPayload<'progress'>[] {
    return this.sent.flatMap((message) => (message.type === 'progress' ? [message.payload] : []));
  }
}

/** The work of an answer that takes long. */
export function stepsOf(answered: Answered): Steps<CommandOutcome> {
  if (!('steps' in answered)) throw new Error('this is no long work');
  return answered.steps();
}

/** The outcome, whether it was there at once or takes long. */
export function outcomeNow(answered: Answered): CommandOutcome {
  if (answered instanceof Promise) throw new Error('this waits for something');
  return 'steps' in answered ? allSteps(answered.steps()) : answered;
}
