import { NOTIFICATION_DELAY_MS } from '@meridian/domain/constants';
import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { Alert, Notification, Progress, Result } from '@meridian/protocol/live/desk-messages';
import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import type { Topic } from '@meridian/protocol/live/topic-names';
import type { TopicParams } from '@meridian/protocol/live/topics';
import { type LatestAfterDelay, latestAfterDelay } from './latest-after-delay.ts';
import { createListeners } from './listeners.ts';
import { createLiveRows, type LiveRows } from './live-rows.ts';
import { type CommandResult, createPendingCommands, type PendingCommands } from './pending-commands.ts';
import { createProgressChannel, type ProgressChannel, type ProgressRequest } from './progress-channel.ts';
import { type OpenRows, type RowSink, RowSubscriptions } from './row-subscriptions.ts';
import type { SentMessage } from './sent-message.ts';
import { nothing, type Timers, type Visibility } from './socket-port.ts';

export type LiveFeedDeps = {
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly newId: () => string;
  /** False without a session, or when the frame cannot be sent. */
  readonly send: (message: SentMessage) => boolean;
};

/**
 * Subscriptions, commands and messages of a signed-in page. It outlives connections, so screens need not know about
 * them.
 */
export class LiveFeed {
  readonly #deps: LiveFeedDeps;
  readonly #rows: RowSubscriptions;
  readonly #pending: PendingCommands;
  readonly #progress: ProgressChannel;
  readonly #notifications: LatestAfterDelay<Notification>;
  readonly #alertListeners = createListeners<[Alert]>();
  readonly #notificationListeners = createListeners<[Notification]>();
  readonly #progressListeners = createListeners<[Progress]>();
  readonly #endVisibility: () => void;
  #notificationId: string | null = null;
  #lastSubscription = 0;

  constructor(deps: LiveFeedDeps) {
    const { timers, visibility, send } = deps;
    this.#deps = deps;
    this.#pending = createPendingCommands(timers);
    this.#rows = new RowSubscriptions(timers, {
      subscribe: (subscription) => void send({ type: 'subscribe', payload: subscription }),
      unsubscribe: (id) => void send({ type: 'unsubscribe', payload: { id } }),
      look: (id, keys) => void send({ type: 'rows_in_view', payload: { id, keys: [...keys] } }),
    });
    this.#progress = createProgressChannel(
      {
        timers,
        ask: (name, request) => void this.command(name, request),
        show: (progress) => this.#progressListeners.emit(progress),
      },
      visibility.isVisible(),
    );
    this.#endVisibility = visibility.subscribe(() => this.#progress.setVisible(visibility.isVisible()));
    this.#notifications = latestAfterDelay(timers, NOTIFICATION_DELAY_MS, (notification) =>
      this.#notificationListeners.emit(notification),
    );
  }

  /** Sends the rows of a topic to a sink. Null with too many subscriptions. */
  open<Name extends Topic>(topic: Name, params: TopicParams<Name>, sink: RowSink): OpenRows | null {
    this.#lastSubscription += 1;
    return this.#rows.open({ id: `s${this.#lastSubscription}`, topic, params }, sink);
  }

  /** A small topic as a store for useSyncExternalStore. */
  openRows<Name extends Topic>(topic: Name, params: TopicParams<Name>): LiveRows & { close(): void } {
    const { sink, ...rows } = createLiveRows();
    const opened = this.open(topic, params, sink);
    if (opened === null) sink.onRefused('too-many-subscriptions', 'This page has too many live views open.');
    return { ...rows, close: opened?.close ?? nothing };
  }

  /** Send it again with the same id after an unknown result. It is executed at most once. */
  async command<Name extends CommandName>(
    name: Name,
    args: CommandArgs<Name>,
    id: string = this.#deps.newId(),
  ): Promise<CommandResult> {
    const answer = this.#pending.wait(id);
    if (answer === null) return { kind: 'not-sent', message: 'Too many commands are waiting for an answer.' };
    if (!this.#deps.send({ type: 'command', payload: { id, name, args } })) this.#pending.withdraw(id);
    return answer;
  }

  readonly startProgress = (request: ProgressRequest): void => this.#progress.start(request);
  readonly stopProgress = (): void => this.#progress.stop();
  readonly onAlert = (listener: (alert: Alert) => void) => this.#alertListeners.add(listener);
  readonly onNotification = (listener: (notification: Notification) => void) =>
    this.#notificationListeners.add(listener);
  readonly onProgress = (listener: (progress: Progress) => void) => this.#progressListeners.add(listener);

  /** For the session: a frame of a signed-in connection. */
  take(message: ServerMessage): void {
    switch (message.type) {
      case 'fields':
        return this.#rows.fields(message.payload);
      case 'snapshot':
        return this.#rows.snapshot(message.payload);
      case 'increment':
        return this.#rows.increment(message.payload);
      case 'result':
        return this.#takeResult(message.payload);
      case 'alert':
        return this.#alertListeners.emit(message.payload);
      case 'notification':
        return this.#takeNotification(message.payload);
      case 'progress':
        return this.#progress.receive(message.payload);
      case 'login_ok':
      case 'login_failed':
      case 'session_error':
      case 'user_changed':
      case 'logged_out':
      case 'heartbeat':
        return undefined;
    }
  }

  /** For the session: requests everything again. */
  signedIn(notificationId: string): void {
    this.#notificationId = notificationId;
    this.#rows.askAll();
    this.#progress.resume();
  }

  /** For the session: rows stay, marked as stale. */
  lost(sinceMs: number): void {
    this.#pending.loseAll();
    this.#rows.lost(sinceMs);
  }

  /** For the session: nobody is signed in, so everything is removed. */
  ended(): void {
    this.#pending.loseAll();
    this.#notifications.clear();
    this.#rows.forgetAll();
  }

  dispose(): void {
    this.ended();
    this.#progress.stop();
    this.#endVisibility();
  }

  #takeResult(result: Result): void {
    const { id, ok, code, message } = result;
    if (id === null) return;
    if (!ok && this.#rows.refused(id, code ?? 'failed', message)) return;
    this.#pending.settle(id, result);
  }

  #takeNotification(notification: Notification): void {
    const { notification_id } = notification;
    if (notification_id === undefined || notification_id === this.#notificationId)
      this.#notifications.push(notification);
  }
}
