import { Fragment } from 'react';
import { Link } from 'react-router';
import styles from './handbook.module.css';
import { pictureAddress } from './handbook-text.ts';
import type { Block, HandbookPage as Page, Inline, Line } from './read-page.ts';

/** One page of the handbook. Only the parts that the reader knows are drawn: no markup of a file reaches the page. */
export function HandbookPage({ page }: { readonly page: Page }) {
  return (
    <article className={styles.article} aria-label={`Handbook: ${page.title}`}>
      <h2 className={styles.title}>{page.title}</h2>
      {page.blocks.map((block) => (
        <DrawnBlock key={block.place} block={block} />
      ))}
    </article>
  );
}

function DrawnBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h3 id={block.anchor}>{block.text}</h3> : <h4 id={block.anchor}>{block.text}</h4>;
    case 'paragraph':
      return (
        <p>
          <DrawnLine line={block.line} />
        </p>
      );
    case 'steps':
      return <Steps block={block} />;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item.text}>
              <DrawnLine line={item} />
            </li>
          ))}
        </ul>
      );
    case 'commands':
      return <pre className={styles.commands}>{block.text}</pre>;
    case 'picture':
      return <img className={styles.picture} src={pictureAddress(block.file)} alt={block.says} loading="lazy" />;
    default:
      return block satisfies never;
  }
}

function Steps({ block }: { readonly block: Extract<Block, { readonly kind: 'steps' }> }) {
  return (
    <ol className={styles.steps}>
      {block.steps.map(({ id, line }) => (
        <li key={id} id={id}>
          <span className={styles.stepId}>{id}</span>
          <span>
            <DrawnLine line={line} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function DrawnLine({ line }: { readonly line: Line }) {
  return line.parts.map((part) => (
    <Fragment key={part.at}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part }: { readonly part: Inline }) {
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  if (part.kind === 'code') return <code>{part.text}</code>;
  return part.kind === 'link' ? <Link to={part.to}>{part.text}</Link> : part.text;
}
