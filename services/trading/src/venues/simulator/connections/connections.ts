import { seededRng } from '@meridian/cost-model/sfc32';
import type { SessionCalendar } from '../../../market/session-calendar.ts';
import type {
  ConnectionChange,
  ConnectionControls,
  ConnectionPort,
  ConnectionState,
  DestinationStatus,
  VendorStatus,
} from '../../connection-port.ts';
import { statusNumber } from '../../connection-port.ts';
import type { Clock } from '../clock.ts';
import type { TimerQueue } from '../timer-queue.ts';
import type { DestinationLink } from './destination-link.ts';
import { DESTINATION_INCIDENTS, type Incident, incidentsOf, VENDOR_INCIDENTS } from './incidents.ts';

/** Time to sign on after a session is back. */
const SIGN_ON_MS = 3_000;
/** Probability that a retry ends an incident. */
const RETRY_SUCCESS = 0.6;

type Vendor = { readonly name: string; state: ConnectionState; isCatastrophic: boolean; sinceMs: number };

export type ConnectionsOptions = {
  readonly clock: Clock;
  readonly timers: TimerQueue;
  readonly links: readonly DestinationLink[];
  readonly vendors: readonly string[];
  readonly calendar: SessionCalendar;
  /** Null for connections without incidents. */
  readonly incidentSeed: string | null;
  /** Converts the simulator's times to epoch times. */
  readonly originMs: number;
  /** Called when a broker that cancels on disconnect has lost its session. */
  readonly onLost: (link: DestinationLink) => void;
};

/** States of destinations and vendors. A seeded schedule changes them, or a person. */
export class Connections implements ConnectionPort, ConnectionControls {
  readonly #options: ConnectionsOptions;
  readonly #links: ReadonlyMap<string, DestinationLink>;
  readonly #vendorStates: ReadonlyMap<string, Vendor>;
  readonly #heldByHand = new Set<string>();
  /** The current incident of each connection and the number of retries. */
  readonly #incidents = new Map<string, { readonly incident: Incident; tries: number }>();
  readonly #handlers: ((change: ConnectionChange) => void)[] = [];

  constructor(options: ConnectionsOptions) {
    this.#options = options;
    this.#links = new Map(options.links.map((link) => [link.reference.name, link]));
    this.#vendorStates = new Map(
      options.vendors.map((name): [string, Vendor] => [
        name,
        { name, state: 'connected', isCatastrophic: false, sinceMs: options.clock.nowMs },
      ]),
    );
  }

  /** One trusted vendor is enough. */
  get isMarketDataLive(): boolean {
    for (const { state, isCatastrophic } of this.#vendorStates.values()) {
      if (statusNumber(state) === statusNumber('connected') && !isCatastrophic) return true;
    }
    return false;
  }

  destinations(): readonly DestinationStatus[] {
    return [...this.#links.values()].map((link) => this.#destinationStatus(link));
  }

  vendors(): readonly VendorStatus[] {
    return [...this.#vendorStates.values()].map((vendor) => this.#vendorStatus(vendor));
  }

  onChange(handler: (change: ConnectionChange) => void): void {
    this.#handlers.push(handler);
  }

  setDestination(name: string, state: ConnectionState): void {
    this.#heldByHand.add(name);
    this.#changeDestination(this.#linkOf(name), state);
  }

  setVendor(name: string, state: ConnectionState, isCatastrophic = false): void {
    this.#heldByHand.add(name);
    this.#changeVendor(this.#vendorOf(name), state, isCatastrophic);
  }

  /** An override by hand makes the sign-on fail. So may an incident. */
  reconnect(name: string): void {
    const link = this.#linkOf(name);
    if (link.isUp || link.state === 'connecting') return;
    const { clock, timers } = this.#options;
    this.#changeDestination(link, 'connecting');
    timers.at(clock.nowMs + SIGN_ON_MS, () => {
      if (link.state !== 'connecting') return;
      const isBack = !this.#heldByHand.has(name) && this.#isRetryHeard(name);
      if (isBack) this.#incidents.delete(name);
      this.#changeDestination(link, isBack ? 'connected' : 'disconnected');
    });
  }

  release(name: string): void {
    this.#heldByHand.delete(name);
    const link = this.#links.get(name);
    if (link === undefined) this.#changeVendor(this.#vendorOf(name), 'connected', false);
    else this.#changeDestination(link, 'connected');
  }

  /** Schedules the incidents of a day and applies those that have begun. */
  scheduleDay(dayIndex: number): void {
    const { incidentSeed: seed, calendar } = this.#options;
    if (seed === null) return;
    const day = calendar.dayOf(dayIndex);
    for (const link of this.#links.values()) {
      const { name } = link.reference;
      for (const incident of incidentsOf(seed, name, dayIndex, day, DESTINATION_INCIDENTS)) {
        this.#schedule(name, incident, (state) => this.#changeDestination(link, state));
      }
    }
    for (const vendor of this.#vendorStates.values()) {
      for (const incident of incidentsOf(seed, vendor.name, dayIndex, day, VENDOR_INCIDENTS)) {
        const isBad = incident.isCatastrophic;
        this.#schedule(vendor.name, incident, (state) =>
          this.#changeVendor(vendor, state, isBad && state === 'degraded'),
        );
      }
    }
  }

  #schedule(name: string, incident: Incident, change: (state: ConnectionState) => void): void {
    const { clock, timers } = this.#options;
    if (incident.endMs <= clock.nowMs) return;
    const unlessHeld = (state: ConnectionState) => {
      if (!this.#heldByHand.has(name)) change(state);
    };
    // A retry may have ended it early.
    const whileItLasts = (state: ConnectionState) => () => {
      if (this.#incidents.get(name)?.incident === incident) unlessHeld(state);
    };
    timers.at(Math.max(clock.nowMs, incident.startMs), () => {
      this.#incidents.set(name, { incident, tries: 0 });
      unlessHeld(incident.state);
    });
    if (incident.state === 'disconnected') timers.at(incident.endMs - SIGN_ON_MS, whileItLasts('connecting'));
    timers.at(incident.endMs, () => {
      whileItLasts('connected')();
      if (this.#incidents.get(name)?.incident === incident) this.#incidents.delete(name);
    });
  }

  /** Some faults end with a new sign-on. Others are the broker's and last. */
  #isRetryHeard(name: string): boolean {
    const current = this.#incidents.get(name);
    if (current === undefined) return true;
    current.tries += 1;
    const { incidentSeed } = this.#options;
    const draw = seededRng(incidentSeed ?? '', `retry ${name} ${current.incident.startMs} ${current.tries}`).unit();
    return draw < RETRY_SUCCESS;
  }

  #changeDestination(link: DestinationLink, state: ConnectionState): void {
    if (link.state === state) return;
    const wasUp = link.isUp;
    link.set(state);
    if (wasUp && !link.isUp && link.reference.cancelsOnDisconnect) this.#options.onLost(link);
    this.#tell({ kind: 'destination', destination: this.#destinationStatus(link) });
  }

  #changeVendor(vendor: Vendor, state: ConnectionState, isCatastrophic: boolean): void {
    if (vendor.state === state && vendor.isCatastrophic === isCatastrophic) return;
    vendor.state = state;
    vendor.isCatastrophic = isCatastrophic;
    vendor.sinceMs = this.#options.clock.nowMs;
    this.#tell({ kind: 'vendor', vendor: this.#vendorStatus(vendor) });
  }

  #tell(change: ConnectionChange): void {
    for (const handler of this.#handlers) handler(change);
  }

  #linkOf(name: string): DestinationLink {
    const link = this.#links.get(name);
    if (link === undefined) throw new Error(`no destination ${name}`);
    return link;
  }

  #vendorOf(name: string): Vendor {
    const vendor = this.#vendorStates.get(name);
    if (vendor === undefined) throw new Error(`no market-data vendor ${name}`);
    return vendor;
  }

  #destinationStatus(link: DestinationLink): DestinationStatus {
    return {
      name: link.reference.name,
      status: statusNumber(link.state),
      state: link.state,
      sinceMs: this.#options.originMs + Math.floor(link.sinceMs),
      latencyMs: link.isUp ? link.latencyMs : null,
      cancelsOnDisconnect: link.reference.cancelsOnDisconnect,
    };
  }

  #vendorStatus({ name, state, isCatastrophic, sinceMs }: Vendor): VendorStatus {
    const atMs = this.#options.originMs + Math.floor(sinceMs);
    return { name, status: statusNumber(state), state, isCatastrophic, sinceMs: atMs };
  }
}
