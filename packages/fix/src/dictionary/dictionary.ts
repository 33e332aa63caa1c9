import type { DictionaryData, FieldData, MemberData, MessageData } from './dictionary-data.ts';
import { type FormatCheck, formatOf } from './formats.ts';

export type Field = {
  readonly tag: number;
  readonly name: string;
  readonly type: string;
  readonly hasFormat: FormatCheck;
  readonly values: ReadonlyMap<string, string>;
  /** One value for each word of the field, as MultipleValueString has them. */
  readonly isList: boolean;
};

export type Member = {
  readonly field: Field;
  readonly isRequired: boolean;
  /** The place among its siblings, which repeating groups keep. */
  readonly position: number;
  readonly group: Block | null;
};

/** What may stand together: a header, a body, a trailer, or one entry of a repeating group. */
export type Block = {
  readonly members: ReadonlyMap<number, Member>;
  readonly required: readonly Member[];
  /** Tags of the members and of everything inside their groups. */
  readonly tags: ReadonlySet<number>;
  /** The first field, which begins each entry of a group. */
  readonly firstTag: number;
};

export type MessageShape = {
  readonly type: string;
  readonly name: string;
  readonly isSession: boolean;
  readonly body: Block;
};

const MAX_DEPTH = 32;

/** A dictionary to ask. Messages are put together at their first use, because FIX 5.0 SP2 has thousands of groups. */
export class Dictionary {
  readonly data: DictionaryData;
  readonly header: Block;
  readonly trailer: Block;
  readonly #fields = new Map<number, Field>();
  readonly #byName = new Map<string, Field>();
  readonly #groups = new Map<string, Block>();
  readonly #messages = new Map<string, MessageShape>();

  constructor(data: DictionaryData) {
    this.data = data;
    for (const field of data.fields.values()) this.#addField(field);
    this.header = this.#block(data.header);
    this.trailer = this.#block(data.trailer);
  }

  get version(): string {
    return this.data.version;
  }

  field(tag: number): Field | undefined {
    return this.#fields.get(tag);
  }

  fieldNamed(name: string): Field | undefined {
    return this.#byName.get(name);
  }

  message(type: string): MessageShape | undefined {
    const known = this.#messages.get(type);
    if (known !== undefined) return known;
    const data = this.data.messages.get(type);
    return data === undefined ? undefined : this.#addMessage(data);
  }

  #addField({ tag, name, type, values }: FieldData): void {
    const field: Field = { tag, name, type, values, hasFormat: formatOf(type), isList: type.startsWith('Multiple') };
    this.#fields.set(tag, field);
    this.#byName.set(name, field);
  }

  #addMessage({ type, name, isSession, members }: MessageData): MessageShape {
    const shape: MessageShape = { type, name, isSession, body: this.#block(members) };
    this.#messages.set(type, shape);
    return shape;
  }

  #block(data: readonly MemberData[], depth = 0): Block {
    const members = new Map<number, Member>();
    this.#collect(data, true, depth, members);
    const all = [...members.values()];
    return {
      members,
      required: all.filter(({ isRequired }) => isRequired),
      tags: new Set(all.flatMap(({ field, group }) => [field.tag, ...(group?.tags ?? [])])),
      firstTag: all.find(({ position }) => position === 0)?.field.tag ?? 0,
    };
  }

  #collect(data: readonly MemberData[], isRequired: boolean, depth: number, into: Map<number, Member>): void {
    if (depth > MAX_DEPTH) throw new Error(`The dictionary ${this.version} refers to itself.`);
    for (const each of data) {
      // What an optional component requires is required only of those who use the component.
      const needed = isRequired && each.isRequired;
      if (each.kind === 'component') {
        this.#collect(this.data.components.get(each.name) ?? [], needed, depth + 1, into);
        continue;
      }
      const group = each.kind === 'group' ? this.data.groups.get(each.name) : undefined;
      const field = this.#fields.get(each.kind === 'field' ? each.tag : (group?.countTag ?? 0));
      if (field === undefined || into.has(field.tag)) continue;
      const block = each.kind === 'group' ? this.#groupBlock(each.name, depth + 1) : null;
      into.set(field.tag, { field, isRequired: needed, position: into.size, group: block });
    }
  }

  #groupBlock(name: string, depth: number): Block {
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const made = this.#block(this.data.groups.get(name)?.members ?? [], depth);
    this.#groups.set(name, made);
    return made;
  }
}
