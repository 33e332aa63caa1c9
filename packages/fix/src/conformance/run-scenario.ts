import { readText } from '../codec/ascii.ts';
import { FixMessage } from '../codec/fix-message.ts';
import type { SessionConfig } from '../session/session-config.ts';
import type { ExpectStep, Scenario, SendStep, Step } from './scenario.ts';
import { type ScenarioNames, scenarioMessage } from './scenario-message.ts';

/** One connection to the side under test. */
export type ConformanceLine = {
  send(bytes: Uint8Array): Promise<void>;
  /** The next whole message, or what there is instead of one. */
  receive(withinMs: number): Promise<Uint8Array | 'closed' | 'silent'>;
};

/** How the side under test is reached; a real host or a session in memory. */
export type ConformanceWire = {
  /** Connects to an acceptor, or waits until an initiator connects. */
  open(): Promise<ConformanceLine>;
  nowMs(): number;
};

export type ScenarioResult = {
  readonly id: string;
  /** Null when everything came as it must. */
  readonly problem: string | null;
  /** What went over the wire, as it is read in a log. */
  readonly log: readonly string[];
};

const MAX_WAIT_MS = 15_000;
/** FIX 4.2 has reasons up to this one. */
const MAX_REASON_FIX42 = 11;

/** Plays one scenario against the side under test. */
export async function runScenario(
  scenario: Scenario,
  role: SessionConfig['role'],
  names: ScenarioNames,
  wire: ConformanceWire,
): Promise<ScenarioResult> {
  const run = new ScenarioRun(role, names, wire);
  for (const [index, step] of scenario.steps.entries()) {
    const problem = await run.play(step);
    if (problem !== null) return { id: scenario.id, problem: `Step ${index + 1}: ${problem}`, log: run.log };
  }
  return { id: scenario.id, problem: null, log: run.log };
}

class ScenarioRun {
  readonly log: string[] = [];
  readonly #role: SessionConfig['role'];
  readonly #names: ScenarioNames;
  readonly #wire: ConformanceWire;
  readonly #lines = new Map<number, ConformanceLine>();
  /** What the other side's numbers are ahead of those in the scenario. */
  #theirBase = 0;

  constructor(role: SessionConfig['role'], names: ScenarioNames, wire: ConformanceWire) {
    this.#role = role;
    this.#names = names;
    this.#wire = wire;
  }

  play(step: Step): Promise<string | null> {
    switch (step.do) {
      case 'connect':
        return this.#connect(step.line ?? 1);
      case 'send':
        return this.#send(step);
      case 'log-on':
        return this.#logOn(step.heartbeatSeconds);
      case 'expect':
        return this.#expect(step);
      case 'expect-closed':
      default:
        return this.#expectClosed(step.line);
    }
  }

  async #connect(line: number): Promise<null> {
    this.#lines.set(line, await this.#wire.open());
    return null;
  }

  async #send(step: SendStep): Promise<null> {
    const bytes = scenarioMessage(step, this.#names, this.#wire.nowMs());
    this.log.push(`> ${shown(bytes)}`);
    await this.#line(step.line).send(bytes);
    return null;
  }

  async #logOn(heartbeatSeconds: number): Promise<string | null> {
    await this.play({ do: 'connect' });
    const fields = `98=0|108=${heartbeatSeconds}|<version>`;
    const logon: Step = { do: 'send', type: 'A', seq: 1, fields };
    if (this.#role === 'acceptor') {
      await this.play(logon);
      return this.#expectLogon();
    }
    const problem = await this.#expectLogon();
    if (problem !== null) return problem;
    return this.play(logon);
  }

  async #expectLogon(): Promise<string | null> {
    const found = await this.#receive(1, MAX_WAIT_MS);
    if (typeof found === 'string') return `A Logon was expected, and the connection is ${found}.`;
    const message = new FixMessage(found);
    this.#theirBase = (message.integer(34) ?? 1) - 1;
    return message.type === 'A' ? null : `A Logon was expected, and ${message.type} came.`;
  }

  async #expect({ type, seq, fields, reason }: ExpectStep): Promise<string | null> {
    const found = await this.#receive(1, MAX_WAIT_MS);
    if (typeof found === 'string') return `Message ${type} was expected, and the connection is ${found}.`;
    const message = new FixMessage(found);
    if (message.type !== type) return `Message ${type} was expected, and ${message.type} came.`;
    // A Logon with ResetSeqNumFlag begins anew.
    if (type === 'A' && message.isLetter(141, 'Y')) this.#theirBase = 0;
    const isInVersion = this.#names.version !== 'FIX.4.2' || (reason ?? 0) <= MAX_REASON_FIX42;
    const wanted = [
      ...(seq === undefined ? [] : [`34=${seq + this.#theirBase}`]),
      ...(reason === undefined || !isInVersion ? [] : [`373=${reason}`]),
      ...fields.split('|').filter((field) => field !== ''),
    ];
    const missing = wanted.find((field) => !hasField(message, field));
    return missing === undefined ? null : `${missing} was expected in message ${type}.`;
  }

  async #expectClosed(line: number | undefined): Promise<string | null> {
    const found = await this.#receive(line, MAX_WAIT_MS);
    if (found === 'closed') return null;
    return found === 'silent' ? 'The connection stayed open.' : 'A message came instead of the end of the connection.';
  }

  async #receive(line: number | undefined, withinMs: number): Promise<Uint8Array | 'closed' | 'silent'> {
    const found = await this.#line(line).receive(withinMs);
    this.log.push(typeof found === 'string' ? `< ${found}` : `< ${shown(found)}`);
    return found;
  }

  #line(line = 1): ConformanceLine {
    const found = this.#lines.get(line);
    if (found === undefined) throw new Error(`Line ${line} is not connected`);
    return found;
  }
}

function shown(bytes: Uint8Array): string {
  return readText(bytes, 0, bytes.length).replaceAll('\u0001', '|');
}

function hasField(message: FixMessage, field: string): boolean {
  const equals = field.indexOf('=');
  const found = message.text(Number(field.slice(0, equals)));
  const wanted = field.slice(equals + 1);
  if (wanted === '-') return found === null;
  return wanted === '*' ? found !== null && found !== '' : found === wanted;
}
