/**
 * Characters that cannot be seen and say nothing: soft hyphens, marks of direction, spaces without
 * width, byte order marks. U+202E is none: it shows what follows in reverse, so without it another
 * text would be read than its writer saw; it stays, and is refused where it has no place.
 */
const invisible = /[\u00AD\u034F\u061C\u180E\u200B\u200E\u200F\u202A-\u202D\u2060-\u206F\uFEFF]/gu

/**
 * Joiners at the end, or behind a letter, digit or sign that joins with nothing. In Persian, in the
 * scripts of India and in pictures of several parts they carry meaning, and stay. Looks from the
 * letter before a run alone, or long runs would take a time that grows with their length squared;
 * with a lookbehind, Safari before 16.4 would read nothing of the file.
 */
const idleJoiners =
  /(^|[\p{sc=Latin}\p{N}\p{P}\p{Sc}\p{Sm}\p{Sk}\p{Z}\s])[\u200C\u200D]+|([^\u200C\u200D\s])[\u200C\u200D\s]+$/gu

/**
 * A line of text as its writer saw it: without invisible characters that came along with a copy
 * (marks of direction, spaces without width), with ordinary spaces, and without any around it.
 * Browser and platform read by it what is typed or pasted, settings included. Passwords and
 * messages to other people are not read by it.
 */
export const plainText = (typed: string): string =>
  typed.replace(invisible, '').replace(idleJoiners, '$1$2').replace(/\s/g, ' ').trim()
