import type { Posted } from '@libero/bots/dugout'
import { Dugout } from '@libero/bots/dugout'
import { teamOf } from '@libero/bots/teams'

// The bots are guests here: the dugout redraws all they cannot know before they see anything.
const dugout = new Dugout(teamOf)

self.onmessage = ({ data }: MessageEvent<Posted>) =>
  void dugout.hear(data, (replied) => self.postMessage(replied))
