import { isVisible } from '~/domain/is-visible';

/** A person has at most so many tags, and a gig at most so many of them. */
export const TAGS_PER_PERSON = 200;
export const TAGS_PER_GIG = 50;
export const TAG_NAME_LENGTH = 40;

export const TOO_MANY_TAGS = `You can have at most ${TAGS_PER_PERSON} tags. Delete one you no longer use first.`;
export const TOO_MANY_TAGS_ON_GIG = `A gig can have at most ${TAGS_PER_GIG} tags.`;

/** As it is stored: one way of writing each letter, one space between words, none around them. */
export function tidyTagName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** What is wrong with a tidy name, in words for a person; null when nothing is. */
export function tagNameProblem(name: string): string | null {
  if (!isVisible(name)) return 'Give the tag a name';
  if (name.length > TAG_NAME_LENGTH) {
    return `A tag's name must be at most ${TAG_NAME_LENGTH} characters`;
  }
  return null;
}

/** Whether two names are one to a reader, whatever their capitals. */
export function isSameTagName(one: string, other: string): boolean {
  return foldTagName(one) === foldTagName(other);
}

export function foldTagName(name: string): string {
  return tidyTagName(name).toLocaleLowerCase('en');
}

export function tagNameTaken(name: string): string {
  return `You already have a tag named “${name}”.`;
}
