import type { Coach } from '@libero/bots/levels'
import type { Face } from '../face.ts'
import './coach-face.css'

/** A coach's face; an ornament, his name stands beside it. */
export const CoachFace = ({
  coach,
  pen,
}: {
  readonly coach: Pick<Coach, 'id'>
  readonly pen: Face['pen']
}) => (
  <img
    className="coach-face stiff"
    src={`./pictures/coaches/${pen ? `${pen}/` : ''}${coach.id}.svg`}
    alt=""
    draggable={false}
  />
)
