/** The statement behind a page of applicants by grade, as the server sends it; parameters: job, company, how many stand before the page. */
export const pageStatement = `
  select j.listed_count as total, a.*, a.position as rank
  from jobs j
  left join lateral (
    select a.id, a.job_id, a.company_id, a.username, a.full_name, a.contact_email, a.applied_at, a.expected_salary, a.position1,
      a.position2, a.status, a.hiring_stage, a.interview_status, a.resume_score, a.interview_score, a.final_score,
      a.criteria_version > 0 and a.criteria_version < j.criteria_version as stale, (j.blind_review and a.status in ('Pending', 'Withdrawn')) as blind,
      (row_number() over (order by a.final_score desc nulls first, a.id))::int + $3 as position
    from applications a where a.job_id = j.id order by a.final_score desc nulls first, a.id limit 20
  ) a on true
  where j.id = $1 and j.company_id = $2
  order by a.position`;
