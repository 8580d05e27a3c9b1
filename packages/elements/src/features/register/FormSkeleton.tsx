import { Skeleton } from '../../ui/Skeleton.tsx'

const fields = [1, 2, 3]

/** The usual form before its rules are known, as high as the form itself. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <div className="form" role="status" aria-label={label}>
    <div className="register-fields">
      {fields.map(field => (
        <div className="field" key={field}>
          <Skeleton width={96} height={20} />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
    <Skeleton height={24} />
    <Skeleton height={48} />
  </div>
)
