/** The chapters and paragraphs of the Players expansion; they follow those of the base game. */
export const PLAYERS_CHAPTERS = ['13', '14', '15', '16', '17', '18', '19', '20', '21'] as const
export type PlayersChapter = (typeof PLAYERS_CHAPTERS)[number]

// biome-ignore format: one chapter per line
export const PLAYERS_PARAGRAPHS = [
  '13.1', '13.2', '13.3', '13.4', '13.5', '13.6',
  '14.1', '14.2', '14.3', '14.4', '14.5', '14.6',
  '15.1', '15.2', '15.3', '15.4', '15.5', '15.6', '15.7', '15.8', '15.9', '15.10',
  '16.1', '16.2', '16.3', '16.4', '16.5', '16.6', '16.7', '16.8', '16.9', '16.10', '16.11',
  '16.12', '16.13', '16.14', '16.15', '16.16', '16.17', '16.18', '16.19', '16.20', '16.21', '16.22',
  '17.1', '17.2', '17.3',
  '18.1', '18.2', '18.3', '18.4', '18.5', '18.6', '18.7', '18.8', '18.9', '18.10',
  '19.1', '19.2', '19.3', '19.4', '19.5', '19.6', '19.7', '19.8', '19.9', '19.10', '19.11',
  '19.12', '19.13', '19.14', '19.15', '19.16', '19.17', '19.18',
  '20.1', '20.2', '20.3', '20.4', '20.5', '20.6',
  '21.1', '21.2', '21.3', '21.4', '21.5', '21.6',
] as const
export type PlayersParagraph = (typeof PLAYERS_PARAGRAPHS)[number]

export interface PlayersRules {
  readonly chapters: Readonly<Record<PlayersChapter, string>>
  readonly paragraphs: Readonly<Record<PlayersParagraph, string>>
}
