import type { RowKey, Subscription } from '@meridian/protocol/live/subscription-messages';
import type { Topic } from '@meridian/protocol/live/topic-names';
import { topicParamsKey } from '@meridian/protocol/live/topics';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { FairWork, Steps } from '@meridian/service-kit/fair-work';
import type { Outbound } from './outbound.ts';
import type { PersonalFields } from './personal-field.ts';
import { SearchRechecks } from './search-rechecks.ts';
import type { Sight } from './sight.ts';
import { SnapshotQueue } from './snapshot-queue.ts';
import { type SendingShare, Subscriber } from './subscriber.ts';
import { SubscriptionGroup } from './subscription-group.ts';
import { scopeOf, type TopicSource } from './topic-source.ts';

export type TopicSources = Partial<Record<Topic, TopicSource>>;

export type TopicHubOptions = {
  readonly sources: TopicSources;
  readonly personal?: PersonalFields;
  readonly sight?: Sight;
  readonly partBytes: number;
  readonly share: SendingShare;
  /** Whether the user may cause so much work more. Counts it if so. */
  readonly takeWork: (userId: number, units: number) => boolean;
  /** The live searches of the user find rows late. */
  readonly onLate: (userId: number) => void;
  /** Runs soon, but outside the current change. */
  readonly defer: (run: () => void) => void;
  /** Finds the rows of searches in slices. */
  readonly fairWork: FairWork;
  readonly onError: (error: unknown) => void;
};

/** Joins subscriptions to groups, and flushes the groups. */
export class TopicHub {
  readonly #options: TopicHubOptions;
  readonly #groups = new Map<string, SubscriptionGroup>();
  readonly #urgent = new Set<SubscriptionGroup>();
  readonly #snapshots: SnapshotQueue;
  readonly #rechecks: SearchRechecks;

  constructor(options: TopicHubOptions) {
    this.#options = options;
    this.#snapshots = new SnapshotQueue(options.defer);
    this.#rechecks = new SearchRechecks({ ...options, take: options.takeWork });
  }

  get groupCount(): number {
    return this.#groups.size;
  }

  /** Why these parameters cannot be served, if they cannot. */
  problemWith({ topic, params }: Subscription): string | null {
    return this.#options.sources[topic]?.problemWith?.({ ...params }) ?? null;
  }

  /** The work of finding the rows of a search. Null where there is none to do, because others look at the same rows. */
  searchUnits(subscription: Subscription, user: User): number | null {
    const { topic, params } = subscription;
    const source = this.#options.sources[topic];
    if (source === undefined || this.#groups.has(keyOf(topic, source, { ...params }, user))) return null;
    return source.searchUnits?.({ ...params }) ?? null;
  }

  /** Null when no source serves the topic. The caller has checked the permission. */
  subscribe(subscription: Subscription, user: User, outbound: Outbound): Subscriber | null {
    const { id, topic, params } = subscription;
    const source = this.#options.sources[topic];
    if (source === undefined) return null;
    const group = this.#groupOf(topic, source, { ...params }, user);
    const subscriber = new Subscriber({
      id,
      group,
      outbound,
      userId: user.id,
      queue: this.#snapshots,
      share: this.#options.share,
    });
    const personal = this.#options.personal?.[topic];
    if (personal !== undefined) subscriber.personalise(personal, user);
    group.subscribers.add(subscriber);
    if (group.isReady) subscriber.start();
    return subscriber;
  }

  /** The rows that the subscriber has on the screen. */
  look(subscriber: Subscriber, keys: readonly RowKey[]): void {
    this.#options.sight?.see(subscriber, subscriber.group.orderIdsOf(keys));
  }

  unsubscribe(subscriber: Subscriber): void {
    const { group } = subscriber;
    this.#options.sight?.leave(subscriber);
    subscriber.close();
    group.subscribers.delete(subscriber);
    if (group.subscribers.size > 0) return;
    this.#groups.delete(group.key);
    this.#rechecks.leave(group);
    group.close();
  }

  flush(): void {
    for (const group of this.#groups.values()) {
      this.#rechecks.look(group);
      group.flush();
    }
  }

  #groupOf(
    topic: Topic,
    source: TopicSource,
    params: Readonly<Record<string, unknown>>,
    user: User,
  ): SubscriptionGroup {
    const key = keyOf(topic, source, params, user);
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const { partBytes } = this.#options;
    const onUrgent = (urgent: SubscriptionGroup) => this.#flushSoon(urgent);
    const group = new SubscriptionGroup({ key, source, params, scope: scopeOf(user), partBytes, onUrgent });
    this.#groups.set(key, group);
    const steps = group.warm();
    if (steps === null) group.begin();
    else void this.#begin(group, steps, user.id);
    return group;
  }

  async #begin(group: SubscriptionGroup, steps: Steps<undefined>, userId: number): Promise<void> {
    try {
      // Undefined behind the last step; null when everybody left before it.
      const found = await this.#options.fairWork.run(userId, steps, () => this.#groups.get(group.key) === group);
      if (found !== null && this.#groups.get(group.key) === group) group.begin();
    } catch (error) {
      this.#options.onError(error);
    }
  }

  #flushSoon(group: SubscriptionGroup): void {
    if (this.#urgent.has(group)) return;
    this.#urgent.add(group);
    this.#options.defer(() => {
      this.#urgent.delete(group);
      group.flush();
    });
  }
}

/** Equal for all who see the same rows. */
function keyOf(topic: Topic, source: TopicSource, params: Readonly<Record<string, unknown>>, user: User): string {
  const scope = source.scope === 'desk' ? '' : JSON.stringify(scopeOf(user));
  return `${topic}\n${topicParamsKey(topic, params)}\n${scope}`;
}
