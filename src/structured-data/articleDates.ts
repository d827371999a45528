export interface ArticleDays {
  /** Date of the last change (`date` in the front matter). */
  readonly day: string;
  /** Publication date (`teaserDate` in the front matter). */
  readonly teaserDay: string;
}

/**
 * Returns the publication date and the modification date of a blog article (docs/behaviour.md, "Articles"). The
 * modification date is never earlier than the publication date.
 */
export const articleDates = ({ day, teaserDay }: ArticleDays) => ({
  published: teaserDay,
  modified: day > teaserDay ? day : teaserDay,
});
