import { Skeleton } from '../../../ui/data/Skeleton.tsx'

const fields = [1, 2, 3]

/** A field that is on its way. */
export const FieldSkeleton = () => (
  <div className="field">
    <Skeleton width={96} height={20} />
    <Skeleton height={44} />
  </div>
)

/** The usual form before its rules are known, as high as the form itself. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <div className="form" role="status" aria-label={label}>
    <div className="register-fields">
      {fields.map(field => (
        <FieldSkeleton key={field} />
      ))}
    </div>
    <Skeleton height={24} />
    <Skeleton height={48} />
  </div>
)
