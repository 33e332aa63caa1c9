/** One element of a file, with the line that its tag ends on. */
export type XmlElement = {
  readonly name: string;
  readonly namespace: string;
  readonly line: number;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  readonly text: string;
};

export type XmlAttribute = {
  readonly name: string;
  /** Empty for an attribute without a prefix. */
  readonly namespace: string;
  readonly value: string;
};
