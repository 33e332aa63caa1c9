import type {
  DictionaryData,
  FieldData,
  GroupData,
  MemberData,
  MessageData,
} from '../../src/dictionary/dictionary-data.ts';
import { attribute, childrenNamed, type XmlElement } from '../../src/dictionary/xml.ts';

/** Names of types, in capitals there and as Orchestra spells them here. */
const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'int Length NumInGroup SeqNum TagNum DayOfMonth float Qty Price PriceOffset Amt Percentage char Boolean String',
    'MultipleCharValue MultipleStringValue Country Currency Exchange MonthYear UTCTimestamp UTCTimeOnly UTCDateOnly',
    'LocalMktDate LocalMktTime TZTimeOnly TZTimestamp data XMLData Language XID XIDREF',
  ]
    .flatMap((line) => line.split(' '))
    .map((name) => [name.toUpperCase(), name]),
);

/** Reads a dictionary in QuickFIX's form, whose references go by name and whose groups stand where they are used. */
export function readQuickfixForm(root: XmlElement): DictionaryData {
  const part = (name: string): XmlElement | undefined => childrenNamed(root, name)[0];
  const fields = childrenNamed(part('fields'), 'field').map(fieldOf);
  const reader = new Members(new Map(fields.map(({ name, tag }) => [name, tag])));
  const components = new Map(
    childrenNamed(part('components'), 'component').map((each) => [attribute(each, 'name'), reader.of(each)]),
  );
  const messages = childrenNamed(part('messages'), 'message').map((each): MessageData => {
    const isSession = attribute(each, 'msgcat') === 'admin';
    return { type: attribute(each, 'msgtype'), name: attribute(each, 'name'), isSession, members: reader.of(each) };
  });
  return {
    version: `${attribute(root, 'type')}.${attribute(root, 'major')}.${attribute(root, 'minor')}`,
    fields: new Map(fields.map((field) => [field.tag, field])),
    groups: reader.groups,
    components,
    messages: new Map(messages.map((message) => [message.type, message])),
    header: [],
    trailer: [],
  };
}

function fieldOf(element: XmlElement): FieldData {
  const type = attribute(element, 'type');
  const values = childrenNamed(element, 'value').map(
    (value) => [attribute(value, 'enum'), attribute(value, 'description')] as const,
  );
  return {
    tag: Number(attribute(element, 'number')),
    name: attribute(element, 'name'),
    type: TYPES[type] ?? type,
    values: new Map(values),
  };
}

class Members {
  readonly groups = new Map<string, GroupData>();
  readonly #tags: ReadonlyMap<string, number>;

  constructor(tags: ReadonlyMap<string, number>) {
    this.#tags = tags;
  }

  of(element: XmlElement): readonly MemberData[] {
    return element.children.map((child): MemberData => {
      const isRequired = attribute(child, 'required') === 'Y';
      const name = attribute(child, 'name');
      if (child.name === 'component') return { kind: 'component', name, isRequired };
      if (child.name === 'field') return { kind: 'field', tag: this.#tagOf(name), isRequired };
      return { kind: 'group', name: this.#group(name, child), isRequired };
    });
  }

  /** The same counter may lead groups of different members, so that a second one has a number behind its name. */
  #group(name: string, element: XmlElement): string {
    const group: GroupData = { countTag: this.#tagOf(name), members: this.of(element) };
    for (let number = 1; ; number += 1) {
      const own = number === 1 ? name : `${name}${number}`;
      const known = this.groups.get(own);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(group)) continue;
      this.groups.set(own, group);
      return own;
    }
  }

  #tagOf(name: string): number {
    const tag = this.#tags.get(name);
    if (tag === undefined) throw new Error(`No field is called ${name}`);
    return tag;
  }
}
