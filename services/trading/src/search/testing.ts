import type { ServerMessage, ServerPayload } from '@meridian/protocol/live/server-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { LivePage } from '../live/command-handlers.ts';

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
