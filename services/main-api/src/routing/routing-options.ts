import type { DeskPort } from '@meridian/protocol/ports/desk';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ConfigurationStore, ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';
import type { NotedWriter } from '@meridian/storage/configuration/proposals/proposal-store';
import type { OpenDatabase } from '@meridian/storage/database';

export type RoutingRoutesOptions = {
  readonly store: ConfigurationStore;
  readonly desk: DeskPort;
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
};

/** Routing belongs to the desk. Users with the action permission may change it, and each change records who and why. */
export function routingWriter(user: User, note = ''): ConfigurationWriter {
  return {
    userId: user.id,
    email: user.email_id,
    note,
    accessTo: () => (user.are_actions_permitted ? 'write' : 'read'),
  };
}

/** The reason of a change of routing is its note. */
export function noted(writer: ConfigurationWriter): NotedWriter {
  return { writer, note: writer.note ?? '' };
}

type Page = { readonly limit?: number; readonly offset?: number };

/** A page of a list, with the total number of rows. */
export function pageOf<Row>(rows: readonly Row[], { limit = 100, offset = 0 }: Page) {
  return {
    kind: 'good' as const,
    body: rows.slice(offset, offset + limit),
    headers: { 'x-total-count': String(rows.length) },
  };
}
