/** A command: listed in the palette, run by its keys, shown in the list of keys. */
export type Command = {
  readonly id: string;
  readonly title: string;
  /** Heading under which it is listed. */
  readonly group: string;
  /** Strokes typed one after another, as `strokeOf` names them: `['g', 'u']`, `['Mod+k']`. */
  readonly keys?: readonly string[];
  /** Other words a user may look for. */
  readonly keywords?: readonly string[];
  /** A dimmed text after the title, such as a count. */
  readonly hint?: string | undefined;
  /** True for keys that make no sense as a palette entry. */
  readonly isKeyOnly?: boolean;
  readonly run: () => void;
};

/** The commands of one part of the application. */
export type CommandSource = {
  readonly id: string;
  /** Lower comes first; the selected order's commands go before those that are always there. */
  readonly rank: number;
  readonly commands: readonly Command[];
};

/** Commands of all sources, by rank, then by source id, so that the list never jumps. */
export function commandsOf(sources: Iterable<CommandSource>): readonly Command[] {
  return [...sources].sort((a, b) => a.rank - b.rank || a.id.localeCompare(b.id)).flatMap((source) => source.commands);
}

export type CommandGroup = { readonly name: string; readonly commands: readonly Command[] };

/** Groups in the order in which their first command appears. */
export function commandGroups(commands: readonly Command[]): readonly CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const group = groups.get(command.group);
    if (group === undefined) groups.set(command.group, [command]);
    else group.push(command);
  }
  return [...groups].map(([name, members]) => ({ name, commands: members }));
}
