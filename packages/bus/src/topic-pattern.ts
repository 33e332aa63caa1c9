const TOPIC = /^[\w-]+(\.[\w-]+)*$/;
const PATTERN = /^([\w-]+|\*)(\.([\w-]+|\*))*(\.>)?$|^>$/;

export function assertTopic(topic: string): void {
  if (!TOPIC.test(topic)) throw new Error(`"${topic}" is not a topic: words joined by dots`);
}

/** Tests topics. `*` stands for one word, a final `>` for one or more. */
export function topicMatcher(pattern: string): (topic: string) => boolean {
  if (!PATTERN.test(pattern)) throw new Error(`"${pattern}" is not a topic pattern`);
  const words = pattern.split('.');
  const isOpen = words.at(-1) === '>';
  const fixed = isOpen ? words.slice(0, -1) : words;
  return (topic) => {
    const found = topic.split('.');
    const isLengthRight = isOpen ? found.length > fixed.length : found.length === fixed.length;
    return isLengthRight && fixed.every((word, index) => word === '*' || word === found[index]);
  };
}
