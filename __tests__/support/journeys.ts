/** Test files of the main journeys of visitors. They also run under hostile conditions and in other browsers. */
export const JOURNEYS = [
  'carousel/buttons',
  'catalogue/choosing',
  'enquiry/asking',
  'layout/navigation',
  'leaders/closing',
  'search/searching',
  'timeline/eras',
] as const;
