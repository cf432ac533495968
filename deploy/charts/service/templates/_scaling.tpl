{{- /* The fewest replicas there may be. */}}
{{- define "service.least" -}}
{{ ternary .service.autoscaling.min .service.replicas .service.autoscaling.enabled }}
{{- end }}

{{- /* Of one replica nothing can be kept running while its machine is drained. */}}
{{- define "service.disruption" -}}
{{- if ge (include "service.least" . | int) 2 }}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {{- include "service.metadata" . | nindent 2 }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
{{- end }}
{{- end }}

{{- define "service.autoscaler" -}}
{{- with .service.autoscaling }}
{{- if .enabled }}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {{- include "service.metadata" $ | nindent 2 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ include "service.fullname" $ }}
  minReplicas: {{ .min }}
  maxReplicas: {{ .max }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .cpuPercent }} }
    {{- if and (eq $.name "gateway") .inFlight }}
    - type: Pods
      pods:
        metric: { name: dossier_requests_in_flight }
        target: { type: AverageValue, averageValue: {{ .inFlight | quote }} }
    {{- end }}
  # A peak is followed at once, a lull after five minutes.
  behavior:
    scaleDown:
      stabilizationWindowSeconds: 300
      policies: [{ type: Pods, value: 1, periodSeconds: 60 }]
{{- end }}
{{- end }}
{{- end }}
